#nullable enable
using System;
using System.Collections.Generic;
using Meshwright.Meaning;
using UnityEditor;
using UnityEngine;
using Object = UnityEngine.Object;

namespace Meshwright.Editor.Import
{
    /// <summary>Gives an imported hierarchy what its file means: colliders, levels of detail, baked light, sockets.</summary>
    internal static class ModelComponents
    {
        /// <param name="find">The transform of a node, by its index where the importer gives one, else by its name; null when it is gone.</param>
        public static void Add(ModelMeaning meaning, IEnumerable<SocketMeaning> sockets, Transform root, Func<int, string, Transform?> find)
        {
            foreach (var collider in meaning.Colliders)
            {
                var node = find(collider.Index, collider.Node);
                if (node != null)
                    AddCollider(collider, node);
            }
            foreach (var lod in meaning.Lods)
                AddLevels(lod, lod.Parent < 0 && lod.ParentName == "" ? root : find(lod.Parent, lod.ParentName) ?? root, find);
            foreach (var lit in meaning.Lightmapped)
            {
                var node = find(lit.Index, lit.Name);
                if (node != null)
                    LightByMap(node.gameObject);
            }
            foreach (var socket in sockets)
            {
                var parent = socket.Parent == "" ? root : find(-1, socket.Parent);
                if (!socket.IsThere && parent != null)
                    AddSocket(socket, parent);
            }
        }

        /// <summary>The first transform of a name below a root, itself included; null without one.</summary>
        public static Transform? Named(Transform root, string name)
        {
            if (root.name == name)
                return root;
            for (var index = 0; index < root.childCount; index++)
            {
                var found = Named(root.GetChild(index), name);
                if (found != null)
                    return found;
            }
            return null;
        }

        public static Vector3 Vector(Point point)
        {
            return new Vector3((float)point.X, (float)point.Y, (float)point.Z);
        }

        public static Quaternion Rotation(Turn turn)
        {
            return new Quaternion((float)turn.X, (float)turn.Y, (float)turn.Z, (float)turn.W);
        }

        private static void AddCollider(ColliderMeaning collider, Transform node)
        {
            var filter = node.GetComponent<MeshFilter>();
            var mesh = filter == null ? null : filter.sharedMesh;
            if (collider.IsUnmeasured && (mesh == null || !ColliderFit.Measure(collider, PointsOf(mesh))))
                return;
            var owner = node.gameObject;
            if (collider.NeedsChild)
            {
                owner = new GameObject(node.name + "_turned");
                owner.transform.SetParent(node, false);
                owner.transform.localPosition = Vector(collider.Center);
                owner.transform.localRotation = Rotation(collider.Rotation);
            }
            var center = collider.NeedsChild ? default : Vector(collider.Center);
            switch (collider.Shape)
            {
                case ColliderShape.Box:
                    var box = owner.AddComponent<BoxCollider>();
                    box.center = center;
                    box.size = Vector(collider.Size);
                    break;
                case ColliderShape.Sphere:
                    var sphere = owner.AddComponent<SphereCollider>();
                    sphere.center = center;
                    sphere.radius = (float)collider.Radius;
                    break;
                case ColliderShape.Capsule:
                    var capsule = owner.AddComponent<CapsuleCollider>();
                    capsule.center = center;
                    capsule.radius = (float)collider.Radius;
                    capsule.height = (float)collider.Height;
                    capsule.direction = collider.Direction;
                    break;
                default:
                    if (mesh == null)
                        return;
                    var shape = owner.AddComponent<MeshCollider>();
                    shape.convex = collider.Shape == ColliderShape.Convex;
                    shape.sharedMesh = mesh;
                    break;
            }
            Hide(node);
        }

        /// <summary>A renderer needs its filter, so it goes first.</summary>
        private static void Hide(Transform node)
        {
            var renderer = node.GetComponent<MeshRenderer>();
            if (renderer != null)
                Object.DestroyImmediate(renderer);
            var filter = node.GetComponent<MeshFilter>();
            if (filter != null)
                Object.DestroyImmediate(filter);
        }

        private static List<Point> PointsOf(Mesh mesh)
        {
            var points = new List<Point>();
            foreach (var vertex in mesh.vertices)
                points.Add(new Point(vertex.x, vertex.y, vertex.z));
            return points;
        }

        private static void AddLevels(LodMeaning lod, Transform parent, Func<int, string, Transform?> find)
        {
            var levels = new List<LOD>();
            foreach (var level in lod.Levels)
            {
                var renderers = new List<Renderer>();
                foreach (var node in level.Nodes)
                {
                    var found = find(node.Index, node.Name);
                    if (found != null)
                        renderers.AddRange(found.GetComponentsInChildren<Renderer>());
                }
                if (renderers.Count > 0)
                    levels.Add(new LOD((float)level.Height, renderers.ToArray()));
            }
            if (levels.Count < 2)
                return;
            // The importer of FBX makes a group of the same names, without our heights.
            var group = parent.GetComponent<LODGroup>();
            if (group == null)
                group = parent.gameObject.AddComponent<LODGroup>();
            group.SetLODs(levels.ToArray());
            group.RecalculateBounds();
        }

        private static void LightByMap(GameObject node)
        {
            var renderer = node.GetComponent<MeshRenderer>();
            if (renderer == null)
                return;
            renderer.receiveGI = ReceiveGI.Lightmaps;
            GameObjectUtility.SetStaticEditorFlags(node, GameObjectUtility.GetStaticEditorFlags(node) | StaticEditorFlags.ContributeGI);
        }

        private static void AddSocket(SocketMeaning socket, Transform parent)
        {
            if (parent.Find(socket.ObjectName) != null)
                return;
            var child = new GameObject(socket.ObjectName).transform;
            child.SetParent(parent, false);
            child.localPosition = Vector(socket.Position);
            child.localRotation = Rotation(socket.Rotation);
        }
    }
}
