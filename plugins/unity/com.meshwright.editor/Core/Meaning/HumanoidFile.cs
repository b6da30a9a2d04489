#nullable enable
using System;
using System.Collections.Generic;

namespace Meshwright.Meaning
{
    /// <summary>A transform with its parent's index; the root has -1 and comes first.</summary>
    public sealed class SkeletonNode
    {
        public string Name { get; set; } = "";

        public int Parent { get; set; } = -1;

        public Point Position { get; set; }

        public Turn Rotation { get; set; } = Turn.None;

        public Point Scale { get; set; } = new Point(1, 1, 1);
    }

    /// <summary>NAME.humanoid.json, which `meshwright rig --unity` writes: the bones of an avatar, in Unity's axes, in a T-pose.</summary>
    public sealed class HumanoidFile
    {
        private const string Format = "meshwright-unity-humanoid";

        private readonly Dictionary<string, SkeletonNode> _poses = new Dictionary<string, SkeletonNode>(StringComparer.Ordinal);
        private double _turnDegrees;

        /// <summary>Name in Unity and name of the joint.</summary>
        public List<KeyValuePair<string, string>> Human { get; } = new List<KeyValuePair<string, string>>();

        public List<SocketMeaning> Sockets { get; } = new List<SocketMeaning>();

        public double UpperArmTwist { get; private set; }

        public double LowerArmTwist { get; private set; }

        public double UpperLegTwist { get; private set; }

        public double LowerLegTwist { get; private set; }

        public double ArmStretch { get; private set; }

        public double LegStretch { get; private set; }

        public double FeetSpacing { get; private set; }

        public bool HasTranslationDoF { get; private set; }

        /// <exception cref="FormatException">The text is no such file, or of a later version; the message says which.</exception>
        public static HumanoidFile Read(string text)
        {
            var json = Json.ReadObject(text);
            if (json == null || json.Text("format") != Format)
                throw new FormatException("The file is no bone file for Unity; write it by: meshwright rig MODEL.glb --unity");
            if (json.Number("version") != 1)
                throw new FormatException("The bone file is of another version; update the plugin, or write it again.");
            var file = new HumanoidFile
            {
                _turnDegrees = json.Number("turnDegrees") ?? 0,
                UpperArmTwist = json.Number("upperArmTwist") ?? 0.5,
                LowerArmTwist = json.Number("lowerArmTwist") ?? 0.5,
                UpperLegTwist = json.Number("upperLegTwist") ?? 0.5,
                LowerLegTwist = json.Number("lowerLegTwist") ?? 0.5,
                ArmStretch = json.Number("armStretch") ?? 0.05,
                LegStretch = json.Number("legStretch") ?? 0.05,
                FeetSpacing = json.Number("feetSpacing") ?? 0,
                HasTranslationDoF = json.Flag("hasTranslationDoF"),
            };
            foreach (var bone in json.Objects("human"))
                file.Human.Add(new KeyValuePair<string, string>(bone.Text("humanName"), bone.Text("boneName")));
            foreach (var joint in json.Objects("skeleton"))
            {
                var name = joint.Text("name");
                file._poses[name] = new SkeletonNode
                {
                    Name = name,
                    Position = Axes.PointOf(joint.List("position")) ?? default,
                    Rotation = Axes.TurnOf(joint.List("rotation")) ?? Turn.None,
                    Scale = Axes.PointOf(joint.List("scale")) ?? new Point(1, 1, 1),
                };
            }
            foreach (var socket in json.Objects("sockets"))
            {
                if (!(Axes.PointOf(socket.List("position")) is Point position) || !(Axes.TurnOf(socket.List("rotation")) is Turn rotation))
                    continue;
                file.Sockets.Add(new SocketMeaning { Name = socket.Text("name"), Parent = socket.Text("boneName"), Position = position, Rotation = rotation });
            }
            return file;
        }

        /// <summary>
        /// The skeleton of the avatar: every transform of the model from its root, which Unity asks for, with the T-pose for the
        /// joints of the file and the pose of the model for the rest. A body that faces elsewhere is turned to +z.
        /// </summary>
        /// <param name="model">The transforms of the model, parents before children, the root first.</param>
        public List<SkeletonNode> Complete(IReadOnlyList<SkeletonNode> model)
        {
            var half = -_turnDegrees * Math.PI / 360;
            var turn = _turnDegrees == 0 ? Turn.None : new Turn(0, Math.Sin(half), 0, Math.Cos(half));
            var skeleton = new List<SkeletonNode>();
            foreach (var node in model)
            {
                var pose = node.Parent >= 0 && _poses.TryGetValue(node.Name, out var known) ? known : node;
                var isTurned = node.Parent == 0 && _turnDegrees != 0;
                skeleton.Add(
                    new SkeletonNode
                    {
                        Name = node.Name,
                        Parent = node.Parent,
                        Position = isTurned ? turn.Of(pose.Position) : pose.Position,
                        Rotation = isTurned ? turn.Times(pose.Rotation) : pose.Rotation,
                        Scale = pose.Scale,
                    }
                );
            }
            return skeleton;
        }

        /// <summary>Joints of the human that the model lacks; empty when an avatar can be made.</summary>
        public List<string> Missing(IReadOnlyList<SkeletonNode> model)
        {
            var names = new HashSet<string>(StringComparer.Ordinal);
            foreach (var node in model)
                names.Add(node.Name);
            var missing = new List<string>();
            foreach (var bone in Human)
            {
                if (!names.Contains(bone.Value))
                    missing.Add(bone.Value);
            }
            return missing;
        }
    }
}
